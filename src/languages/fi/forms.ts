import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'fi',
  shortStems: true,
  endings:
    'issa issä ista ille illa ilta ien iin ssa sta lla lta lle ksi tta ja na nsa en in an on un t a i n o y u e oissa oista jen den ten iden een eiden as aan nen sen set sista us ys uden yden uteen yteen udesta ydesta udessa ydessa utta ytta udella ydella',
  alternations: [
    [/l[lt]$/, 'l'],
    [/n[ntgk]$/, 'n'],
    [/m[mp]$/, 'm'],
    [/r[rt]$/, 'r'],
    [/(?<=[lr])k$/, ''],
    [/d$/, 't'],
  ],
  verbs: {
    endings: `a aa da ta la na ea ia ua taan daan laan naan etaan
    i ivat oi oivat ui uivat si sivat ti tivat ee uu oo vat avat evat uvat isi isivat oisi
    nut neet lut leet sut seet rut reet ttu ttiin tu tiin etty etyt ettu ettiin ettava ttava aminen eminen uminen iminen minen
    amista emista amisen emisen amiseen emiseen va vat ys us yksen uksen o u os e en`,
    plainEndings: 'ta taan daan ttiin ttu minen aminen aa ee si sivat i ivat sut nut vat a',
    alternations: [[/lj$/, 'lk']],
  },
  marksCase: true,
  behindWord: 'ssa lla sta lta',
};
