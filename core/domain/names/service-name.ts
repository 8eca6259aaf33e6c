const registered = /^[a-z\d-]{3,64}\.(wcn|reown)\.id$/i

/** Returns whether the name service registers and resolves a name by itself. No chain confirms its address. */
export function isServiceName(name: string): boolean {
  return registered.test(name)
}
