/** How an app is made by a generator: which, with what, and the packages that its template lacks for its own build. */
type Generator = {
  readonly generator: string
  readonly args: readonly string[]
  readonly needs: readonly string[]
}

const vite = 'create-vite@9.3.0'
const viteArgs = ['--no-interactive', '--no-immediate']
const next = 'create-next-app@16.4.3'
const nextArgs = [
  ['--ts', '--app', '--empty', '--use-npm', '--skip-install', '--disable-git', '--no-agents-md'],
  ['--no-eslint', '--no-tailwind', '--no-src-dir', '--no-react-compiler', '--no-agent-feedback'],
  ['--import-alias', '@/*'],
].flat()
const wagmi = 'create-wagmi@2.0.15'

/** The generators that newcomers begin with, in the versions of today; none of them touches git or asks anything. */
export const generators = {
  'vite-react': { generator: vite, args: ['--template', 'react-ts', ...viteArgs], needs: [] },
  'vite-vanilla': { generator: vite, args: ['--template', 'vanilla-ts', ...viteArgs], needs: [] },
  next: { generator: next, args: nextArgs, needs: [] },
  // Its main.tsx sets `globalThis.Buffer`, which has no type without these.
  wagmi: { generator: wagmi, args: ['--template', 'vite-react', '--npm'], needs: ['@types/node@20'] },
} as const satisfies Record<string, Generator>

export type GeneratorName = keyof typeof generators
