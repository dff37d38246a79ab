export { LoadError as LoadingFailed } from '../shell/load-error.tsx'
