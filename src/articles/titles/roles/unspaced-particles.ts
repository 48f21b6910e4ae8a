/** Particles and endings of scripts without spaces that come and go without changing what is said. */
const PARTICLES = /^[のはがをにでとへもやねよしたるすていうされ的了在之说說]$/u;

/** Words of such scripts that do; a province may be called one or not. */
export const PARTICLE_WORDS =
  /ที่|ของ|และ|ว่า|ใน|ได้|การ|ความ|เป็น|ก็|แล้ว|อยู่|กับ|จังหวัด|ທີ່|ຂອງ|ແລະ|ໃນ|នៅ|នៃ|និង|ដែល|တွင်|နှင့်|သည်|များ/gu;

export function isParticle(character: string): boolean {
  return PARTICLES.test(character);
}
