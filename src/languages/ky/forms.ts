import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  shortStems: true,
  endings:
    'лар лер лор лөр дар дер дор дөр тар тер тор төр нын нин нун нүн дын дин дун дүн тын тин тун түн дан ден дон дөн тан тен тон төн да де до дө та те то тө га ге го гө ка ке ко кө ны ни ну нү ды ди ду дү ты ти ту тү дагы деги догу дөгү тагы теги тогу төгү лык лик лук лүк',
  vowelEndings: 'ы и у',
  alternations: [
    [/б$/, 'п'],
    [/г$/, 'к'],
  ],
};
