import { uiEs } from '#src/features/quote/text/ui.es.ts'
import { Configurator, type ConfiguratorProps } from './configurator.tsx'

/** The configurator in Spanish; a page ships the words of one language only. */
export function ConfiguratorEs(props: ConfiguratorProps) {
  return <Configurator {...props} text={uiEs} />
}
