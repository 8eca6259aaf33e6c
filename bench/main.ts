import { benchEngine } from './engine.ts'
import { benchReplay } from './replay.ts'

benchEngine()
benchReplay()
