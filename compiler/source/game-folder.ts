/** The folder of the game, below `spec`, in the path of one of its files. */
export function gameFolder(path: string): string {
  const parts = path.split('/');
  return parts[parts.lastIndexOf('spec') + 1] ?? '';
}
