/** Runs a function a few times and returns the best and the median of its times in milliseconds. */
export function measure(run: () => void, rounds = 7): { readonly best: number; readonly median: number } {
  run()
  const times = Array.from({ length: rounds }, () => {
    const begin = performance.now()
    run()
    return performance.now() - begin
  }).toSorted((a, b) => a - b)
  return { best: times[0] ?? 0, median: times[Math.floor(rounds / 2)] ?? 0 }
}
