/** Titles and descriptions of the pages without content of their own: sign-in, account, admin, not found. */
import type { PageMeta } from './schema.ts';

export type ApplicationPage = 'auth' | 'profile' | 'guideProfile' | 'admin' | 'notFound';

export const applicationMeta: Readonly<Record<ApplicationPage, PageMeta>> = {
  auth: {
    title: { en: 'Member login', ka: 'შესვლა წევრებისთვის' },
    description: {
      en: 'Sign in with a Google account to create a guide profile, to keep it up to date and to ask the association for verification of your qualification.',
      ka: 'შედით Google-ანგარიშით, რომ შექმნათ გამყოლის პროფილი, განაახლოთ იგი და ასოციაციას თქვენი კვალიფიკაციის დადასტურება სთხოვოთ.',
    },
  },
  profile: {
    title: { en: 'Your account', ka: 'ანგარიში' },
    description: {
      en: 'Your account with the association of mountain guides: status, guide profile, settings, a copy of your data, and the way to delete your account.',
      ka: 'თქვენი ანგარიში გამყოლთა ასოციაციის ვებსაიტზე: სტატუსი, გამყოლის პროფილი, პარამეტრები, მონაცემების ასლი და ანგარიშის წაშლა.',
    },
  },
  guideProfile: {
    title: { en: 'Edit your guide profile', ka: 'გამყოლის პროფილის რედაქტირება' },
    description: {
      en: 'Write the profile by which guests will find you: profession, experience, languages and a description, and choose which contact details are shown.',
      ka: 'შეავსეთ პროფილი, რომლითაც სტუმრები გიპოვიან: პროფესია, გამოცდილება, ენები და აღწერა; აირჩიეთ, რომელი საკონტაქტო მონაცემი გამოჩნდეს.',
    },
  },
  admin: {
    title: { en: 'Admin dashboard', ka: 'მართვის პანელი' },
    description: {
      en: 'The administrators’ desk of the association: verification requests that wait for a decision, decisions already made, and the list of all users.',
      ka: 'ასოციაციის ადმინისტრატორების მართვის პანელი: განსახილველი მოთხოვნები, უკვე მიღებული გადაწყვეტილებები და მომხმარებლების სია.',
    },
  },
  notFound: {
    title: { en: 'Page not found', ka: 'გვერდი ვერ მოიძებნა' },
    description: {
      en: 'There is no page at this address. It may have moved, or the guide’s profile is no longer public; the home page and the directory lead further.',
      ka: 'ამ მისამართზე გვერდი არ არის. შესაძლოა, მისამართი შეიცვალა ან გამყოლის პროფილი აღარ არის საჯარო; გზას მთავარი გვერდიდან გააგრძელებთ.',
    },
  },
};
