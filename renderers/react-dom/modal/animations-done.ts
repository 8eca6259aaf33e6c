/** Settles once an element moves no more; nothing but the element itself is looked at. */
export async function animationsDone(element: Element): Promise<void> {
  await Promise.allSettled((element.getAnimations?.() ?? []).map(({ finished }) => finished))
}
