import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  syllabic: true,
  endings:
    'ങ്ങളുടെ ങ്ങള് ുടെ ില് ിന് യില് യുടെ ന്റെ ിന്റെ ിൽ യിൽ ത്തിൽ ത്തിന് ത്തിന്റെ ത്ത് ത്തെ ങ്ങൾ ങ്ങളെ കൾ ുകൾ കളെ കളുടെ മാർ മാരുടെ രുടെ ർ ം യെ െ ോട് ാൽ ു ് മ ിലെ യിലെ ിലേക്ക് യിലേക്ക് ക്ക്',
};
