import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  syllabic: true,
  endings: 'দের টির টি টা টার গুলোর গুলো গুলি গুলির রা ের র ে কে েরা য়ের য় য়ে দ িতে ীতে ুতে াতে োতে ী ি া ু ো',
  alternations: [
    [/[ূ]/gu, 'ু'],
    [/[ী]/gu, 'ি'],
  ],
  spellings: { title: [[/(?<=দুই|দু|তিন|চার|পাঁচ|ছয়|সাত|আট|নয়|দশ)জন/gu, ' জন']] },
};
