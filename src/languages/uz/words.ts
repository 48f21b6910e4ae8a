import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    va bilan yoki ham esa ammo lekin biroq chunki agar uchun kabi qadar ko'ra qarshi tomon so'ng keyin
    oldin avval beri haqida bo'yicha orqali men sen u biz siz ular meni seni uni bizni sizni ularni
    menga senga unga bizga sizga ularga mening sening uning bizning sizning ularning bu shu o'sha bular
    ushbu mazkur har barcha hamma ba'zi qaysi nima nega qanday qayerda qachon edi ekan bo'ldi bo'lgan
    bo'lib bo'ladi bor qildi qilgan qilish deb dedi eng juda ko'p yana hali endi hozir shunday bir
  `,
  negations: "emas yo'q hech bo'lmagan yo'qligi",
  questionFrames: [{ openings: 'qancha vaqt, necha kun, nechta, necha yoshda, soat nechada, qancha' }],
  labels: { words: 'tezkor jonli efir video foto', publisher: 'gazetasi' },
  distinctive:
    "*ў* *ҳ* *қ* *ғ* o'* *o'* g'* *g'* *moqda *lari *ning *dagi *larni *ligi* *adi *ydi *ldi *gan *chi ammo yil yilda bo'*",
};
