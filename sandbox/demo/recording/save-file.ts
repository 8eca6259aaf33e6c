/** Makes the browser save a text as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // A download that has begun no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
