import { benchEngine } from './engine.ts'
import { benchModal } from './modal.ts'
import { benchReplay } from './replay.ts'

benchEngine()
benchReplay()
await benchModal()
