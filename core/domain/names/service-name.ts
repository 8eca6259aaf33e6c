const registered = /^[a-z\d-]{3,64}\.(wcn|reown)\.id$/i

/** Whether a name is one that the name service registers and keeps itself: no chain knows whom it leads to. */
export function isServiceName(name: string): boolean {
  return registered.test(name)
}
