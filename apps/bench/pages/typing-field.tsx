import { TypingField } from '@bench/contender'
import { offerMounting } from './mounting.tsx'

offerMounting(() => <TypingField />)
