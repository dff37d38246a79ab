import { NotFoundScreen } from '../error-screens/not-found-screen.tsx'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: [
    'A page that is not there: `NotFoundScreen`.',
    'A screen that broke: `GenericErrorScreen`, in an error boundary.',
    'A request that failed and that nobody handled: `showError`.',
  ],
  avoid: [
    'What belongs to a field: its error.',
    'What belongs to a part of the page: an `Alert` with a way to try again.',
  ],
  anatomy: [
    'A title, a sentence and one link onwards, with at most one quiet way beside it.',
    'The modal shows the message and the code to name when asking for help.',
  ],
  keys: {
    'Enter, Escape': 'close the error modal',
  },
  words: ['Say what happened and where one can go; never whose fault it is.'],
  types: ['NotFoundScreenProps', 'GenericErrorScreenProps', 'ErrorModalProps', 'ErrorDetails'],
}

export const Example = () => <NotFoundScreen href="#dashboard" />
