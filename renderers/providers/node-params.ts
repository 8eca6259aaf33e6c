import { ProviderRpcError } from './provider-error.ts'

/** The parameters of a question to nodes, a list or an object that JSON can say; anything else is refused before a node is asked (-32602). */
export function nodeParams(method: string, params: unknown): object {
  if (typeof params === 'object' && params !== null && isJson(params)) return params
  const message = `${method} needs params that JSON can say, as a list or an object; write numbers in hex, such as "0x1".`
  throw new ProviderRpcError(-32602, message)
}

function isJson(params: object): boolean {
  try {
    return JSON.stringify(params) !== undefined
  } catch {
    return false
  }
}
