/** What a host may give as storage: `localStorage`'s three methods, which may answer later. */
export type HostStorage = {
  getItem(key: string): string | null | undefined | Promise<string | null | undefined>
  setItem(key: string, text: string): unknown
  removeItem(key: string): unknown
}
