import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'

/** The page for a visitor with a cookie, as HTML. */
export const render = (cookie: string) => renderToString(<App cookie={cookie} />)
