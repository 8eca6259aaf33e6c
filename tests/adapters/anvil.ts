import { startAnvil as startNode } from '../../sandbox/chains/anvil.ts'

/** A real chain on a free port of loopback, until `stop`; ready when this resolves. */
export async function startAnvil(
  chainId: number,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const { url, child } = await startNode(chainId, null)
  return { url, stop: () => child.stop() }
}
