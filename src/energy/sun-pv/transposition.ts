/** A plane: tilt 0° flat … 90° vertical; azimuth south 0°, east -90°, west +90°. */
export interface Plane {
  tiltDeg: number
  azimuthDeg: number
}

/** Irradiance of one hour, W/m², and what the same sun gives outside the air. */
export interface HourIrradiance {
  ghi: number
  dni: number
  dhi: number
  extraterrestrial: number
}

/** Irradiance of one hour on a plane, W/m², by where it comes from. */
export interface PlaneIrradiance {
  beam: number
  /** Diffuse light from the bright part of the sky around the sun. */
  circumsolar: number
  /** Diffuse light from the rest of the sky. */
  sky: number
  /** Reflected by the ground. */
  ground: number
}

/** Reflectance of ordinary ground. */
const albedo = 0.2

/** cos(zenith) below which the sun is too low to divide by: 89°, as common implementations of Hay-Davies do. */
const lowestSun = 0.017_45

/**
 * Hay and Davies: diffuse light is circumsolar in the share of the anisotropy index A = dni / extraterrestrial, isotropic
 * for the rest. beam = dni·cosθ; circumsolar = dhi·A·cosθ/cosZ; sky = dhi·(1 - A)·(1 + cosβ)/2; ground = ghi·albedo·(1 - cosβ)/2, with θ the
 * angle of incidence, Z the zenith angle, β the tilt. J. E. Hay and J. A. Davies (1980), Proc. First Canadian Solar Radiation
 * Data Workshop, 59-72. Writes W/m² into `out`.
 */
export function hayDavies(
  hour: HourIrradiance,
  cosZenith: number,
  cosIncidence: number,
  cosTilt: number,
  out: PlaneIrradiance,
): void {
  const anisotropy = hour.dni / hour.extraterrestrial
  const facing = Math.max(0, cosIncidence)
  out.beam = hour.dni * facing
  out.circumsolar = (hour.dhi * anisotropy * facing) / Math.max(cosZenith, lowestSun)
  out.sky = (hour.dhi * (1 - anisotropy) * (1 + cosTilt)) / 2
  out.ground = (hour.ghi * albedo * (1 - cosTilt)) / 2
}
