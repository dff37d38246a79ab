import { WeekGrid } from '@bench/contender'
import { offerMounting } from './mounting.tsx'
import { workedOn } from './worked.ts'

offerMounting((size) => <WeekGrid rows={workedOn(size)} />)
