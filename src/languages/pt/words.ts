import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    o a os as um uma uns umas de do da dos das d em no na nos nas por pelo pela pelos pelas para pra com
    e ou mas se que quem qual quais quando onde como porque porquê ao à aos às até desde entre sobre sob
    contra durante após ante eu tu ele ela eles elas nós você vocês me te lhe lhes seu sua seus suas meu
    minha nosso nossa este esta estes estas esse essa esses essas isso isto aquele aquela aquilo é era
    eram foi foram ser sido sendo está estão estava estar tem têm tinha ter há havia mais muito já
    também ainda só assim então cada todo toda todos todas outro outra outros outras mesmo mesma quanto
    quanta quantos quantas
  `,
  negations: 'não nem nunca jamais sem nada ninguém nenhum nenhuma tampouco',
  questionFrames: [
    { openings: 'por que, por quê, porque', answered: 'porquê razão razões motivo motivos' },
    { openings: 'quanto tempo, por quanto tempo, quantos dias', weak: 'dura duram demora leva' },
    { openings: 'quanto, quanta', weak: 'custa custam vale' },
    { openings: 'quantos anos, quantos, quantas', empty: 'tem', weak: 'pessoas' },
    { openings: 'que horas, a que horas, que dia, em que dia', weak: 'começa' },
    { openings: 'o que acontece com, o que aconteceu com, o que significa, é possível, é verdade que' },
    { openings: 'posso, pode se, podemos, quando posso, como posso, onde posso' },
    { openings: 'quem, que, o que, quando, onde, como, por que', empty: 'vai vão pode podem' },
  ],
  titles: {
    questions: 'porquê',
    and: 'e',
    antonyms: 'antes:depois/após mais:menos sobre:sob desde:até',
    qualifiers:
      'primeiro primeira segunda terceiro terceira outro outra contra mulheres feminino feminina ex antigo vice norte sul leste oeste juvenil suposto falso',
    reporting: 'cento diz segundo estudo relatório fontes disse afirma garante declara assume admite',
  },
  roles: { opponent: 'contra', locative: 'em' },
  labels: {
    routine: `
      horóscopo*, signos do zodíaco, signo do zodíaco, zodíaco, previsão dos signos, tarô, tarot, astrolog*,
      mega sena, megasena, lotofácil, quina concurso, resultado da quina, loteria* resultado*, lotarias,
      resultado da mega, euromilhões, totoloto, números sorteados, resultado da loteria, melhor* oferta*,
      ofertas do dia, ofertas da, ofertas de, oferta do dia, em oferta, em promoção, desconto*, cupom,
      cupons, código promocional, menor preço, preço mais baixo, queda de preço, preço despenca,
      black friday, cyber monday, prime day, saldos, achados do dia, ideias de presente*, ideias de prendas,
      presentes para, presentes de natal, guia de presentes, sugestões de presente*, guia de compras,
      detonado, guia completo, onde encontrar, como conseguir, como encontrar tod*, como derrotar,
      como desbloquear, todas as localizações, localização de tod*, dicas e truques, palavra do dia,
      termo de hoje, resposta do dia, wordle, palavras cruzadas, caça palavras, sudoku, quiz do dia,
      códigos free fire, onde assistir, onde ver, o que ver, o que assistir, como assistir, horário e onde,
      que horas, a que horas, programação da tv, programação de tv, na tv hoje, filmes na tv,
      estreias da netflix, estreias da semana, lançamentos da netflix, o que fazer, agenda cultural,
      agenda do fim de semana, resumo da novela, resumo das novelas, novos casos, casos novos,
      novas infeções, novas infecções, boletim covid, boletim epidemiológico, previsão do tempo, tempo hoje,
      meteorologia para, cotação do dólar, dólar hoje, preço do ouro, preço dos combustíveis,
      preço da gasolina hoje, horário de funcionamento, farmácias de serviço, farmácias de plantão,
      vagas de emprego, obituário*, promoção de, promoções de, receitas fáceis, números da sorte,
      resultado do sorteio, resultado do concurso, agenda de fim de semana, novas infecções por
    `,
    words: `
      ao vivo direto agora última últimas hora foto fotos vídeo vídeos assista veja imagens imagem análise
      reportagem exclusivo exclusiva urgente galeria especial minuto a atualizado atualização ouça entrevista
      opinião crónica editorial alerta notícia as os em directo infografia
    `,
    publisher: 'notícias jornal gazeta folha',
  },
  distinctive:
    'não *ção *ções *ão *ões *ãos um uma mais muito já também *j* *ç* *lh* *inh* *anh* *onh* *enh* disse pelo pela é foi',
  pages: {
    untitled: 'sem título',
    credits: 'Foto, Fotos, Imagem',
    byline: 'por',
    post: 'O post, A postagem, O artigo, O conteúdo',
    appearedOn: 'apareceu primeiro em, apareceu primeiro no, apareceu primeiro na, é de autoria de',
    calls:
      'Siga-nos, Siga ao vivo, Acompanhe ao vivo, Acompanhe em tempo real, Assine, Inscreva-se, Subscreva, Clique aqui, Baixe o app, Leia também, Saiba mais, Ver mais',
    readOn: 'Leia mais, Continue lendo',
  },
  places: {
    contractions: 'o:do/ao/no/pelo a:da/à/na/pela os:dos/aos/nos/pelos as:das/às/nas/pelas',
    abbreviations: 'são:s santa:sta',
    behind: 'fc sc alegre seguro velho feliz real futsal editora',
    ahead: 'fc futebol clube sporting real todos',
    of: 'de do da dos',
    toward: 'ao a',
    within: 'em no na',
    civic:
      'maratona festival carnaval câmara prefeitura prefeito presidente polícia aeroporto bairros bairro região cidade porto hospital metro universidade baixada centro',
    alsoWords:
      'porto, santos, vitória, vitoria, natal, belém, faro, lagos, campos, serra, palmas, feira, beja, fortaleza, recife',
  },
};
