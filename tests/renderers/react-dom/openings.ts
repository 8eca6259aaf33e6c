import type { Page } from 'playwright'

/** How much more there is after opening and closing the modal many times: nodes, event listeners, bytes of heap. */
export type Remains = { readonly nodes: number; readonly listeners: number; readonly bytes: number }

/** Opens and closes the modal of a page of scenes, until it is drawn ahead once more; what is left is counted from the end of the first tenth on. */
export async function remainsOfOpenings(page: Page, times: number): Promise<Remains> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const session = await page.context().newCDPSession(page)
  const count = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return { nodes, listeners: jsEventListeners, bytes: usedSize }
  }
  await openAndClose(page, times / 10)
  const before = await count()
  await openAndClose(page, times)
  const after = await count()
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    bytes: after.bytes - before.bytes,
  }
}

function openAndClose(page: Page, times: number): Promise<void> {
  return page.evaluate(async (cycles) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const dialog = () => document.querySelector('latchkey-modal')?.shadowRoot?.querySelector('dialog') ?? null
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      window.latchkeyScenes.send({ type: 'modal/openRequested', data: {} })
      while (!dialog()?.open) await nextFrame()
      window.latchkeyScenes.send({ type: 'modal/closeRequested', data: {} })
      while (dialog()?.open) await nextFrame()
    }
    const left = dialog()
    while (dialog() === left || !dialog()) await nextFrame()
  }, times)
}
