import { ProviderRpcError } from './provider-error.ts'

/** Returns the parameters of a question to nodes, a list or an object in JSON. Any other parameters are refused before a node is asked (-32602). */
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
