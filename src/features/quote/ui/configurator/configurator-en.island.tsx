import { uiEn } from '#src/features/quote/text/ui.en.ts'
import { Configurator, type ConfiguratorProps } from './configurator.tsx'

/** The configurator in English; a page ships the words of one language only. */
export function ConfiguratorEn(props: ConfiguratorProps) {
  return <Configurator {...props} text={uiEn} />
}
