/** Asks a node of one chain a question of JSON-RPC. */
export type AskNode = (method: string, ...params: unknown[]) => Promise<unknown>
