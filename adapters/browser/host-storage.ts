/** A storage that the host app provides: three methods of `localStorage`, which may be asynchronous. */
export type HostStorage = {
  getItem(key: string): string | null | undefined | Promise<string | null | undefined>
  setItem(key: string, text: string): unknown
  removeItem(key: string): unknown
}
