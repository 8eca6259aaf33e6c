/** Resolves when the animations of the element itself have finished. */
export async function animationsDone(element: Element): Promise<void> {
  await Promise.allSettled((element.getAnimations?.() ?? []).map(({ finished }) => finished))
}
