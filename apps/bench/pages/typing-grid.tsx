import { TypingGrid } from '@bench/contender'
import { linesOf } from './lines.ts'
import { offerMounting } from './mounting.tsx'

offerMounting((size) => <TypingGrid lines={linesOf(size)} />)
