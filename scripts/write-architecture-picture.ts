import { readFileSync, writeFileSync } from 'node:fs'
import { readModules } from '../tests/architecture/modules.ts'
import { pictureFolders, withArchitecturePicture } from './architecture-picture.ts'

const page = 'docs/architecture.md'
writeFileSync(page, withArchitecturePicture(readFileSync(page, 'utf8'), readModules(pictureFolders)))
