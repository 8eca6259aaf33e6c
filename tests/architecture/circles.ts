import type { SourceModule } from './modules.ts'

/** Every import circle as the list of its files, found by walking the graph depth first. */
export function circlesAmong(modules: readonly SourceModule[]): readonly (readonly string[])[] {
  const byPath = new Map(modules.map((module) => [module.path, module]))
  const done = new Set<string>()
  const circles: string[][] = []
  const walk = (path: string, trail: readonly string[]) => {
    if (trail.includes(path)) return void circles.push([...trail.slice(trail.indexOf(path)), path])
    if (done.has(path)) return
    for (const next of byPath.get(path)?.imports ?? []) if (byPath.has(next)) walk(next, [...trail, path])
    done.add(path)
  }
  for (const path of byPath.keys()) walk(path, [])
  return circles
}
