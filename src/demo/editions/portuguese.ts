import type { Edition } from './edition.js';

export const portuguese: Edition = {
  language: 'pt',
  reports: [
    {
      topic: 'world',
      title: 'Ilhas Farol e península de Orsk retomam voos diretos',
      text: 'O primeiro avião levou estudantes e médicos. Haverá três voos por semana a partir de dezembro.',
    },
    {
      topic: 'national',
      title: 'Serra Lumina inaugura ponte que encurta viagem em duas horas',
      text: 'A ponte liga os dois lados do vale. Pedestres e ciclistas têm faixa própria.',
    },
    {
      topic: 'business',
      title: 'Cooperativa de café de Vila Serena abre torrefação própria',
      text: 'Os 400 produtores passam a vender o café pronto. A renda das famílias deve subir um terço.',
    },
    {
      topic: 'technology',
      title: 'Jovens de Porto Claro criam robô que planta mudas de mangue',
      text: 'O robô planta até 300 mudas por hora. O projeto é aberto e pode ser copiado.',
    },
    {
      topic: 'entertainment',
      title: 'Orquestra de latas de Vila Serena grava primeiro disco',
      text: 'Os instrumentos são feitos de sucata. O disco será lançado em praça pública.',
    },
    {
      topic: 'sports',
      title: 'Serra Lumina vence nos pênaltis e conquista a taça regional',
      text: 'O goleiro defendeu duas cobranças. A torcida esperou o time na rodoviária.',
    },
    {
      topic: 'science',
      title: 'Pesquisadores descobrem rã transparente em mata do interior',
      text: 'A espécie mede dois centímetros e canta apenas ao amanhecer. O estudo levou quatro anos.',
    },
    {
      topic: 'health',
      title: 'Barco-hospital atende comunidades ribeirinhas pela primeira vez à noite',
      text: 'A equipe faz exames, vacinas e pequenas cirurgias. Mais de 2.000 pessoas foram atendidas.',
    },
    {
      topic: 'politics',
      title: 'Câmara aprova lei que obriga a publicar contratos de obras',
      text: 'Os contratos devem estar na internet em até dez dias. O texto segue para o Senado.',
    },
    {
      topic: 'economy',
      title: 'Inflação desacelera e fica em 0,2% em outubro',
      text: 'Os alimentos puxaram a queda. Economistas esperam corte nos juros no começo do ano.',
    },
    {
      topic: 'environment',
      title: 'Tartarugas voltam a desovar na praia de Porto Claro',
      text: 'Voluntários contaram 84 ninhos. As luzes da avenida são apagadas à noite.',
    },
  ],
  stories: [
    {
      topic: 'environment',
      versions: [
        {
          title: 'Chuva forte alaga o centro de Serra Lumina',
          text: 'Em três horas choveu o esperado para o mês. Não há feridos, segundo a Defesa Civil.',
        },
        {
          title: 'Serra Lumina limpa as ruas depois da chuva forte',
          text: 'Moradores e prefeitura retiram a lama do centro. As aulas voltam na quinta-feira.',
        },
        {
          title: 'Centro de Serra Lumina fica debaixo d’água após chuva recorde',
          text: 'A chuva forte fez o rio subir quatro metros em três horas.',
        },
      ],
    },
  ],
  wire: {
    topic: 'economy',
    title: 'Banco central mantém taxa de juros em 8,5% ao ano',
    text: 'A decisão foi unânime. A próxima reunião será em janeiro.',
  },
};
