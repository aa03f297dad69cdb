/** For tests: documents that the desk reads, without a server. */
import { deleteDoc, doc, setDoc } from 'firebase/firestore';
import { firestore } from './members-app.ts';

const paths = new Set<string>();

/** Stores documents by path; without a connection they are kept as pending writes, which queries include. */
export function store(documents: Readonly<Record<string, object>>): void {
  for (const [path, data] of Object.entries(documents)) {
    paths.add(path);
    void setDoc(doc(firestore, path), data);
  }
}

/** Removes everything that was stored. */
export function clearStored(): void {
  for (const path of paths) void deleteDoc(doc(firestore, path));
  paths.clear();
}
