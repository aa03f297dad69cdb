/** Saves a file, like a download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read the content by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
