import { ServiceAreaMap } from './service-area-map.tsx'

export const serviceAreaMapExample = (
  <figure className="map">
    <ServiceAreaMap label="Map of the seven towns served, from Sotogrande to Málaga" sea="Alborán Sea" />
  </figure>
)
