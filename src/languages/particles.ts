/** Particles and endings of scripts without spaces that come and go without changing what is said. */
export const PARTICLES = /^[のはがをにでとへもやねよしたるすていうされ的了在之说說]$/u;

/** Words of such scripts that do; a province may be called one or not. */
export const PARTICLE_WORDS =
  /ที่|ของ|และ|ว่า|ใน|ได้|การ|ความ|เป็น|ก็|แล้ว|อยู่|กับ|จังหวัด|ທີ່|ຂອງ|ແລະ|ໃນ|នៅ|នៃ|និង|ដែល|တွင်|နှင့်|သည်|များ/gu;

/** Characters that deny, or name another person, team or place: never one more. */
export const TURNING_CHARACTERS =
  /[なぬず被人不没沒無无未非否前元新旧舊女男子副反南北東西东左右上下再初吗嗎一二两三四五六七八九十百千万亿億첫]/u;

/** Japanese particles by the part they give to what stands before them; the topic is mostly who does it. */
export const ROLE_PARTICLES: Readonly<Record<string, string>> = {
  は: 'が',
  が: 'が',
  を: 'を',
  に: 'に',
  へ: 'に',
};
