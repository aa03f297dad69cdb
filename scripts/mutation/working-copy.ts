/**
 * A copy of the repository whose files may be modified. It uses hard links, so it takes hardly any time
 * or space.
 */
import { spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, rmSync, symlinkSync, writeFileSync, existsSync } from 'node:fs';
import path from 'node:path';

export class WorkingCopy {
  readonly folder: string;
  readonly #original: string;

  /** @param folder must be on the same file system; its contents are deleted. */
  constructor(original: string, folder: string) {
    this.folder = folder;
    this.#original = original;
    rmSync(folder, { recursive: true, force: true });
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const { stdout } = spawnSync('git', args, { cwd: original, encoding: 'utf8', maxBuffer: 2 ** 26 });
    for (const file of stdout.split('\0')) {
      if (file === '' || !existsSync(path.join(original, file))) continue;
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      linkSync(path.join(original, file), path.join(folder, file));
    }
    symlinkSync(path.join(original, 'node_modules'), path.join(folder, 'node_modules'));
  }

  /** Replaces a file in the copy; the original is unchanged. */
  replace(file: string, source: string): void {
    rmSync(path.join(this.folder, file));
    writeFileSync(path.join(this.folder, file), source);
  }

  restore(file: string): void {
    rmSync(path.join(this.folder, file));
    linkSync(path.join(this.#original, file), path.join(this.folder, file));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
