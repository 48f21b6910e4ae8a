import { isRoutinePage } from './routine-pages.js';

describe(isRoutinePage.name, () => {
  it.each([
    ['en', 'Your horoscope for the week ahead'],
    ['en', 'Wordle today: hints and answer for puzzle 712'],
    ['en', 'iPhone 13 Pro gets massive price cut on Amazon'],
    ['en', 'Two new cases of Covid-19 in Calaveras County'],
    ['en', "All Dragon's Tears locations in Zelda: Tears of the Kingdom"],
    ['de', 'Neue Deals zum Wochenende'],
    ['fr', 'Loto : résultat du tirage de samedi'],
    ['en', "Father's Day gift guide: 40 best gifts for dad"],
    ['en', 'What’s on TV tonight'],
    ['en', "What's On This Week: concerts and exhibitions"],
    ['fr', 'Cours de l’or : le point du matin'],
    ['fr', 'Votre horoscope du vendredi 30 juin 2023'],
    ['fr', 'Soldes été 2023 : les meilleures promos Darty et Fnac'],
    ['de', 'Lottozahlen vom Samstag: Das sind die Gewinnzahlen'],
    ['de', 'Horoskop heute: So stehen Ihre Sterne'],
    ['es', 'Horóscopo de hoy: predicciones para Aries'],
    ['it', 'Superenalotto, l’estrazione di oggi'],
    ['pt', 'Mega-Sena: resultado do concurso 2500'],
    ['nl', 'Dit zijn de beste Black Friday-deals'],
    ['pl', 'Wyniki Lotto z soboty'],
    ['ru', 'Гороскоп на сегодня для всех знаков зодиака'],
    ['tr', 'Günlük burç yorumları'],
    ['hi', 'आज का राशिफल: मेष से मीन तक'],
    ['ar', 'أسعار الذهب اليوم في مصر'],
    ['ja', '今日の占い'],
    ['sw', 'Horoscope ya leo'],
    ['en', '40 general knowledge questions for your pub quiz this weekend'],
    ['en', '55 tough quiz questions to put you to the test'],
    ['de', '30 Quizfragen für den Abend mit Freunden'],
  ])('recognizes a page of every day or product in %s: %s', (language, title) => {
    expect(isRoutinePage(title, language)).toBe(true);
  });

  it.each([
    ['en', 'India train crash in Odisha kills at least 288'],
    ['en', 'Government offers new deal to striking nurses'],
    ['en', 'Minister faces questions after quiz show appearance'],
    ['en', 'What’s behind the attack on a school'],
    ['en', 'What’s next as schools open'],
    ['fr', 'Météo France appelle à la prudence'],
    ['fr', 'Violences : le pronostic vital d’un policier engagé'],
    ['fr', 'Au cours du procès, le ministre a nié les faits'],
    ['de', 'Bundesregierung senkt die Steuer auf Benzin'],
    ['es', 'El Gobierno ofrece una rebaja de impuestos'],
    ['pl', 'Prezydent przemawiał z okazji święta narodowego'],
    ['tr', 'Merkez Bankası faiz indirimine gitti'],
    ['he', 'צה״ל מנהל מבצעים ברצועה'],
    ['hu', 'Katonai akció a határon'],
    ['ko', '신임 장관 인사 발표'],
  ])('is false for the report in %s: %s', (language, title) => {
    expect(isRoutinePage(title, language)).toBe(false);
  });
});
