/** The English text binds. What it says must stay true to what the site does: change both together. */
import type { LegalPage } from '../schema.ts';

export const privacy: LegalPage = {
  title: { en: 'Privacy Policy', ka: 'კონფიდენციალურობის პოლიტიკა' },
  binding: {
    en: 'The English text of this policy is binding; the Georgian text is a translation.',
    ka: 'იურიდიული ძალა აქვს ამ დოკუმენტის ინგლისურ ტექსტს; ქართული ტექსტი თარგმანია.',
  },
  body: [
    {
      en: 'This policy follows the Law of Georgia on Personal Data Protection and, for visitors from the European Union, the General Data Protection Regulation.',
      ka: 'ეს დოკუმენტი ეყრდნობა „პერსონალურ მონაცემთა დაცვის შესახებ“ საქართველოს კანონს, ევროკავშირიდან შემოსული სტუმრებისთვის კი\u00a0– მონაცემთა დაცვის ზოგად რეგულაციასაც (GDPR).',
    },
    {
      en: 'The controller is the National Association of Mountain and Adventure Guides, Tbilisi, Georgia. Its telephone number and email address are on the [contact page](/contact).',
      ka: 'დამუშავებისთვის პასუხისმგებელი პირია სამთო და სათავგადასავლო გამყოლთა ეროვნული ასოციაცია, თბილისი, საქართველო. ტელეფონის ნომერი და ელფოსტის მისამართი მითითებულია [საკონტაქტო გვერდზე](/contact).',
    },
    { kind: 'heading', id: 'collected', text: { en: 'Data we collect', ka: 'რა მონაცემებს ვაგროვებთ' } },
    {
      kind: 'list',
      items: [
        {
          en: 'If you only visit: nothing that identifies you. The hosting provider processes the IP address and the time of a request for a short time, to deliver the page and to fend off attacks; we count the checks of member numbers from each IP address for one minute, in memory only.',
          ka: 'თუ საიტს მხოლოდ ათვალიერებთ: არაფერს, რაც თქვენს ვინაობას ამჟღავნებს. გვერდის გადმოსაცემად და შეტევების მოსაგერიებლად ჰოსტინგის მომწოდებელი მცირე ხნით ამუშავებს IP-მისამართსა და მოთხოვნის დროს; წევრის ნომრის შემოწმებებს თითოეული IP-მისამართიდან ერთი წუთის ფარგლებში ვითვლით, მხოლოდ ოპერატიულ მეხსიერებაში.',
        },
        {
          en: 'If you sign in with Google: your name, email address, your identifier at Google and the address of your picture there, which the site does not use; an identifier of our own, the times of your first and last sign-in, and a username if you choose one.',
          ka: 'თუ Google-ით შედიხართ: სახელი, ელფოსტის მისამართი, Google-ის იდენტიფიკატორი და იქაური სურათის მისამართი (სურათს საიტი არ იყენებს); აგრეთვე ჩვენი იდენტიფიკატორი, პირველი და ბოლო შესვლის დრო და მომხმარებლის სახელი, თუ მას ირჩევთ.',
        },
        {
          en: 'If you create a guide profile: what you enter there, such as your name in Georgian and in Latin letters, professions, experience, languages, regions, specialties, descriptions in one language or two, certification levels, address, phone, website and a picture, your choice of what is shown, its time and the wording you agreed to.',
          ka: 'თუ გამყოლის პროფილს ქმნით: მონაცემები, რომლებსაც თავად მიუთითებთ\u00a0– სახელი და გვარი ქართულად და ლათინურად, პროფესიები, გამოცდილება, ენები, რეგიონები, სპეციალიზაცია, აღწერა ერთ ან ორ ენაზე, სერტიფიცირების დონეები, მისამართი, ტელეფონი, ვებსაიტი და სურათი, თქვენი არჩევანი, რა გამოჩნდეს, მისი დრო და ტექსტი, რომელსაც დაეთანხმეთ.',
        },
        {
          en: 'If you write to us: your message and your address, for as long as the matter takes.',
          ka: 'თუ მოგვწერთ: თქვენი წერილი და მისამართი, სანამ საკითხი მოგვარდება.',
        },
        {
          en: 'If you write to a guide or to our office through this site: your name, your email address, which you confirm by a link sent to it, and the message. Only the guide gets them, or the association’s office where the form says so, and you a copy; we do not read what goes to guides.',
          ka: 'თუ ამ საიტიდან გამყოლს ან ჩვენს ოფისს სწერთ: სახელი, ელფოსტის მისამართი და შეტყობინება; მისამართს გამოგზავნილი ბმულით ადასტურებთ. მათ მხოლოდ გამყოლი იღებს ან, თუ ფორმაში ასე წერია, ასოციაციის ოფისი, ასლს კი\u00a0– თქვენ; გამყოლისთვის მიწერილს ჩვენ არ ვკითხულობთ.',
        },
        {
          en: 'If you apply to the school, for yourself or somebody else: what the form asks for, such as names, the applicant’s date of birth, telephone and experience, and the school’s answer. Only the association’s office and administrators read it. For applicants under 18 a parent or guardian applies.',
          ka: 'თუ სკოლაში განაცხადი შეგაქვთ, საკუთარი თავისთვის ან სხვისთვის: ფორმის მონაცემები, მაგალითად, სახელები, მსურველის დაბადების თარიღი, ტელეფონი, გამოცდილება, და სკოლის პასუხი. მათ მხოლოდ ასოციაციის ოფისი და ადმინისტრატორები კითხულობენ. თუ მსურველს 18 წელი არ შესრულებია, განაცხადი მშობელს ან სხვა კანონიერ წარმომადგენელს შეაქვს.',
        },
        {
          en: 'If you ask for verification: the request, what you applied for, its dates, what you said you had changed, questions and answers, the decision, its note and who made it, the picture and texts that it was about, and notes that administrators write for one another, with which of them is to follow up on your request and when.',
          ka: 'თუ დადასტურებას ითხოვთ: მოთხოვნა და მისი შინაარსი, თარიღები, რა შეცვალეთ, კითხვები და პასუხები, გადაწყვეტილება, მისი შენიშვნა და ავტორი, განხილული სურათი და ტექსტები, აგრეთვე ადმინისტრატორების შიდა ჩანაწერები და ის, რომელი მათგანი და როდის დაუბრუნდება თქვენს საკითხს.',
        },
        {
          en: 'If your request is approved: your member number, since when you have been a member and until when.',
          ka: 'თუ მოთხოვნა დამტკიცდა: თქვენი წევრის ნომერი, როდიდან ხართ წევრი და როდემდე.',
        },
        {
          en: 'If you hold an office in the association: what the site says about you, such as your name, office and address.',
          ka: 'თუ ასოციაციაში თანამდებობა გიკავიათ: ის, რაც თქვენ შესახებ საიტზე წერია, მაგალითად, სახელი, თანამდებობა და მისამართი.',
        },
        {
          en: 'If you decide on requests as an administrator, or write for this site as an editor: your role, since when, what you decided or published and when, whom you made an administrator or removed, and when you took a list of people out of the dashboard. The other administrators are told by email when you become one or are removed.',
          ka: 'თუ მოთხოვნებს როგორც ადმინისტრატორი განიხილავთ ან საიტისთვის როგორც რედაქტორი წერთ: თქვენი როლი, როდიდან გაქვთ ის, გადაწყვეტილებები, გამოქვეყნებული ტექსტები და მათი დრო, ვინ დანიშნეთ ადმინისტრატორად ან ვის ჩამოართვით უფლება და როდის გაიტანეთ სია მართვის პანელიდან. თქვენი დანიშვნისა და უფლების ჩამორთმევის შესახებ სხვა ადმინისტრატორებს ელფოსტით ვატყობინებთ.',
        },
      ],
    },
    { kind: 'heading', id: 'use', text: { en: 'How we use the data', ka: 'როგორ ვიყენებთ მონაცემებს' } },
    {
      en: 'We use the data to run your account, to verify a guide’s qualification and to show verified profiles in the public directory. The account and the verification rest on your request; publication rests on your consent, which you give in the profile form and can withdraw there at any time. An application to the school rests on the consent in its form; you can withdraw the application with the link that we send you. There is no advertising and no profiling, and a person, never a program, decides on every request. So that nobody becomes a member twice, the name, the phone number and the email address of an applicant are compared with those of members and other applicants, and an administrator looks at whoever is found.',
      ka: 'მონაცემებს ვიყენებთ ანგარიშის სამართავად, გამყოლის კვალიფიკაციის დასადასტურებლად და დადასტურებული პროფილების საჯარო კატალოგში საჩვენებლად. ანგარიშისა და დადასტურების საფუძველი თქვენი მოთხოვნაა; გამოქვეყნების საფუძველი\u00a0– თანხმობა, რომელსაც პროფილის ფორმაში გვაძლევთ და ნებისმიერ დროს იქვე გამოიხმობთ. სკოლაში შეტანილი განაცხადის საფუძველი მისსავე ფორმაში მოცემული თანხმობაა; განაცხადს ჩვენგან მიღებული ბმულით გამოიხმობთ. საიტი არ იყენებს რეკლამასა და პროფაილინგს; ყოველ მოთხოვნაზე გადაწყვეტილებას ადამიანი იღებს და არა პროგრამა. რათა ერთი და იგივე პირი წევრი ორჯერ არ გახდეს, განმცხადებლის სახელი, ტელეფონი და ელფოსტის მისამართი წევრებისა და სხვა განმცხადებლების მონაცემებს დარდება, მსგავსებას კი ადმინისტრატორი ამოწმებს.',
    },
    { kind: 'heading', id: 'sharing', text: { en: 'Sharing', ka: 'ვის გადაეცემა მონაცემები' } },
    {
      en: 'A verified profile that you have listed is public: anyone can read it, and search engines may copy it. Phone, address, website, years of experience and certification levels appear only while you have chosen to show them. The picture that visitors see is a copy, deleted when you hide the profile; copies of it in browsers and networks expire within an hour. Administrators of the association see the whole profile and the requests. They can save the list of accounts with names, numbers, terms, professions, regions, languages, email addresses and phones as a spreadsheet, and copy the email addresses to write to members; the journal records who did so, when and by which choice. We do not sell data, and we pass them to no one else unless a law obliges us to.',
      ka: 'დადასტურებული პროფილი, რომლის კატალოგში ჩვენებაც აირჩიეთ, საჯაროა: მისი წაკითხვა ყველას შეუძლია და შესაძლოა, ის საძიებო სისტემებმაც შეინახოს. ტელეფონი, მისამართი, ვებსაიტი, გამოცდილება და სერტიფიცირების დონეები მხოლოდ მანამ ჩანს, სანამ მათი ჩვენება არჩეული გაქვთ. სტუმრები სურათის ასლს ხედავენ; პროფილის დამალვისას ის იშლება, ბრაუზერებსა და ქსელში შენახულ ასლებს კი ერთ საათში გასდის ვადა. ასოციაციის ადმინისტრატორები ხედავენ სრულ პროფილსა და მოთხოვნებს. მათ შეუძლიათ ანგარიშების სიის ცხრილად შენახვა (სახელი, ნომერი, ვადა, პროფესია, რეგიონები, ენები, ელფოსტა და ტელეფონი) და წევრებისთვის მისაწერად მისამართების კოპირება; ჟურნალი აღრიცხავს, ვინ, როდის და რა არჩევანით გააკეთა ეს. მონაცემებს არ ვყიდით და სხვას არავის გადავცემთ, თუ ამას კანონი არ გვავალებს.',
    },
    {
      en: 'Your public page shows your member number and the end of your membership. Anyone who types a member’s number into the [membership check](/check) learns whether that membership is valid, has ended or was withdrawn, and on which day. For a listed guide they also see the name, picture, professions and, if they are shown, their levels; for everyone else, only the initials. This cannot be switched off: a membership that nobody can check proves nothing. The code on your member card also holds your names, number, level (if you have several professions, all of them) and last day, for anyone you allow to scan it.',
      ka: 'თქვენს საჯარო გვერდზე ჩანს წევრის ნომერი და წევრობის ბოლო დღე. ვინც წევრის ნომერს [წევრობის შემოწმების გვერდზე](/check) მიუთითებს, გაიგებს, ძალაშია წევრობა, ამოიწურა მისი ვადა თუ გაუქმდა წევრობა, და როდის. თუ გამყოლი კატალოგში ჩანს, გამოჩნდება მისი სახელი, სურათი, პროფესიები და, თუ ნაჩვენებია, მათი დონეები; სხვა შემთხვევაში\u00a0– მხოლოდ ინიციალები. ამის გამორთვა არ შეიძლება, რადგან წევრობა, რომელსაც ვერავინ შეამოწმებს, არაფერს ადასტურებს. წევრის ბარათის კოდში აგრეთვე წერია თქვენი სახელები, ნომერი, დონე (რამდენიმე პროფესიისას ყველა) და ბოლო დღე\u00a0– მათთვის, ვისაც მისი დასკანირების ნებას მისცემთ.',
    },
    {
      en: 'Our processor is Google, whose Firebase services run the site. The database (Cloud Firestore), the pictures (Cloud Storage) and the software that processes them are in the European Union. Sign-in is handled by Firebase Authentication, which may process data in other countries, including the United States, under the safeguards of Google’s data processing terms.',
      ka: 'დამუშავებაზე უფლებამოსილი პირია Google: საიტი მის სერვისზე, Firebase-ზე, მუშაობს. მონაცემთა ბაზა (Cloud Firestore), სურათები (Cloud Storage) და მათი დამმუშავებელი პროგრამები ევროკავშირშია. შესვლას უზრუნველყოფს Firebase Authentication, რომელმაც მონაცემები შეიძლება სხვა ქვეყნებშიც, მათ შორის აშშ-ში, დაამუშაოს\u00a0– Google-ის მონაცემთა დამუშავების პირობებით გათვალისწინებული გარანტიებით.',
    },
    { kind: 'heading', id: 'security', text: { en: 'Security', ka: 'უსაფრთხოება' } },
    {
      en: 'Connections are encrypted, and the server decides on access to every single document. If a breach nevertheless endangers your rights, we inform you and the supervisory authority named below as the law prescribes.',
      ka: 'კავშირი დაშიფრულია, წვდომის უფლებას კი სერვერი თითოეული ჩანაწერისთვის ცალკე ამოწმებს. თუ უსაფრთხოების ინციდენტი თქვენს უფლებებს მაინც საფრთხეს შეუქმნის, კანონით დადგენილი წესით ამას გაცნობებთ თქვენც და ქვემოთ დასახელებულ საზედამხედველო ორგანოსაც.',
    },
    {
      kind: 'heading',
      id: 'retention',
      text: { en: 'How long we keep data', ka: 'რამდენ ხანს ვინახავთ მონაცემებს' },
    },
    {
      kind: 'list',
      items: [
        {
          en: 'Account and profile: until you delete them, which takes effect at once.',
          ka: 'ანგარიში და პროფილი: სანამ თავად არ წაშლით; წაშლისას მაშინვე ქრება.',
        },
        {
          en: 'An unsuccessful or abandoned application, that is, a guide profile that is not verified, has no open request, or one with a question unanswered for 60 days, and does not belong to a member whose term has ended: 24 months after the last change, request or decision; then it is erased with everything that belongs to it.',
          ka: 'უშედეგო ან მიტოვებული განაცხადი, ანუ გამყოლის პროფილი, რომელიც დადასტურებული არ არის, რომელსაც განსახილველი მოთხოვნა არ აქვს ან კითხვას 60 დღე არ უპასუხეთ და რომელიც არც ისეთ წევრს ეკუთვნის, ვისი ვადაც ამოიწურა: ბოლო ცვლილებიდან, მოთხოვნიდან ან გადაწყვეტილებიდან 24 თვის განმავლობაში; შემდეგ ის იშლება ყველაფერთან ერთად, რაც მას უკავშირდება.',
        },
        {
          en: 'Member number and term: as long as the account; once the term has ended, the guide profile is hidden and kept until you delete it. A number is never given to anybody else: of a deleted account we keep, without any name, the number, the day on which the membership ended, whether the association withdrew it or the member ended it, and whether the member was in the public directory.',
          ka: 'წევრის ნომერი და ვადა: სანამ ანგარიში არსებობს; ვადის ამოწურვის შემდეგ გამყოლის პროფილი იმალება და ინახება, სანამ თავად არ წაშლით. ნომერი სხვას აღარასოდეს ენიჭება: წაშლილი ანგარიშიდან სახელის გარეშე რჩება ნომერი, წევრობის დასრულების დღე და ცნობა, გააუქმა წევრობა ასოციაციამ თუ შეწყვიტა ის თავად წევრმა და იყო თუ არა წევრი საჯარო კატალოგში.',
        },
        {
          en: 'Rejected requests and their reasons: 24 months after the decision.',
          ka: 'უარყოფილი მოთხოვნა და უარის მიზეზი: გადაწყვეტილებიდან 24 თვის განმავლობაში.',
        },
        {
          en: 'Notes that administrators write for one another about an applicant or member: 24 months, and never longer than the guide profile. They are not in the download of your data; write to us to learn what they say.',
          ka: 'ადმინისტრატორების შიდა ჩანაწერები განმცხადებლის ან წევრის შესახებ: 24 თვის განმავლობაში, მაგრამ არა გამყოლის პროფილზე დიდხანს. მონაცემების ჩამოსატვირთ ფაილში ისინი არ შედის; მათ გასაცნობად მოგვწერეთ.',
        },
        {
          en: 'A page address with your name in it: after a change of name or a deletion, we give it to nobody else for twelve months; of a deleted account, only the address itself is kept for that time.',
          ka: 'საიტის მისამართი, რომელშიც თქვენი სახელი ეწერა: სახელის შეცვლის ან ანგარიშის წაშლის შემდეგ თორმეტი თვე სხვას არ ენიჭება; წაშლილი ანგარიშიდან ამ ხნით მხოლოდ ის ინახება.',
        },
        {
          en: 'The record of your consents: as long as the guide profile.',
          ka: 'თანხმობების ჩანაწერი: სანამ გამყოლის პროფილი არსებობს.',
        },
        {
          en: 'Replaced pictures: until the new one has been saved; pictures that no profile uses: until the second night after the upload. We note when your pictures of the last hour were processed, until the following night, to limit uploads.',
          ka: 'სურათები: ჩანაცვლებული\u00a0– ახლის შენახვამდე, პროფილში გამოუყენებელი\u00a0– ატვირთვიდან მეორე ღამემდე. ბოლო ერთ საათში ატვირთული სურათების დამუშავების დრო ატვირთვების შესაზღუდად მომდევნო ღამემდე აღირიცხება.',
        },
        {
          en: 'The journal of decisions says what was decided, when and by whom, and from which accounts with similar data an administrator told yours apart. Its entries stay, so that the association can account for its decisions; your name and the notes about you are removed from them with the account or the guide profile, the notes no later than 24 months after the decision.',
          ka: 'გადაწყვეტილებების ჟურნალი აღრიცხავს, რა გადაწყდა, როდის და ვის მიერ, აგრეთვე მსგავსი მონაცემების რომელი ანგარიშები ჩათვალა ადმინისტრატორმა სხვა პირისად. ჩანაწერები რჩება, რათა ასოციაციამ თავის გადაწყვეტილებებზე პასუხის გაცემა შეძლოს; თქვენი სახელი და თქვენ შესახებ დაწერილი ტექსტი ანგარიშთან ან გამყოლის პროფილთან ერთად იშლება, ტექსტი კი გადაწყვეტილებიდან არა უგვიანეს 24 თვისა.',
        },
        {
          en: 'A task that the server could not finish, such as processing a picture: which task, the identifier of the account and the time, until it has been dealt with, 90 days at most.',
          ka: 'სერვერის მიერ შეუსრულებელი ამოცანა (მაგალითად, სურათის დამუშავება), ანგარიშის იდენტიფიკატორი და დრო: სანამ საკითხი მოგვარდება, არა უმეტეს 90 დღისა.',
        },
        {
          en: 'Emails that we send you, through the association’s mail service: the text and whether it was sent, for 30 days (the last one about a deleted account only until it has been sent); the language of the account, and which emails you do not want, with the account.',
          ka: 'წერილები, რომლებსაც ასოციაციის საფოსტო სერვისით გიგზავნით: ტექსტი და გაგზავნის შედეგი 30 დღე ინახება (წაშლილი ანგარიშის ბოლო წერილი\u00a0– მხოლოდ გაგზავნამდე), ანგარიშის ენა და ის, თუ რომელი წერილები არ გსურთ,\u00a0– ანგარიშთან ერთად.',
        },
        {
          en: 'Messages written through this site: 30 days after they were passed on; one that is not confirmed within 24 hours, until the following night. We remember for 90 days that an address was confirmed, and for 12 months that a guide has reported a sender; both only as a hash. We count each day’s messages by address, network and guide, and new accounts by their sign-in at Google, as hashes with a key that is deleted the following night.',
          ka: 'ამ საიტიდან მოწერილი შეტყობინებები: გადაცემიდან 30 დღე; თუ 24 საათში არ დადასტურდა\u00a0– მომდევნო ღამემდე. დადასტურებულ მისამართს 90 დღე ვინახავთ, გამომგზავნს, რომელზეც გამყოლმა იჩივლა,\u00a0– 12 თვე; ორივეს მხოლოდ ჰეშის სახით. დღის შეტყობინებებს მისამართის, ქსელისა და გამყოლის მიხედვით, ახალ ანგარიშებს კი Google-ის ანგარიშის მიხედვით ჰეშებით ვითვლით, რომელთა გასაღები მომდევნო ღამეს იშლება.',
        },
        {
          en: 'Applications to the school: 12 months after the first day, also if the intake is cancelled; one that is not confirmed within 24 hours, until the following night. After that only their number remains, by programme and year. If you ask for it, the school deletes an application or gives you a copy at once.',
          ka: 'განაცხადები სკოლაში: პირველი დღიდან 12 თვე, მაშინაც, თუ ჯგუფი გაუქმდა; თუ 24 საათში არ დადასტურდა\u00a0– მომდევნო ღამემდე. შემდეგ მხოლოდ მათი რაოდენობა რჩება პროგრამისა და წლის მიხედვით. თუ მოითხოვთ, სკოლა განაცხადს მაშინვე წაშლის ან გადმოგცემთ.',
        },
        {
          en: 'Errors in your browser: when a program of the site fails there, your browser reports what kind of error it was and where in our code, and nothing else. Such reports are kept for 30 days.',
          ka: 'შეცდომები თქვენს ბრაუზერში: როცა საიტის პროგრამა შეფერხდება, ბრაუზერი გვატყობინებს მხოლოდ იმას, რა სახის შეცდომაა და ჩვენი კოდის რომელ ადგილას მოხდა. შეტყობინება 30 დღე ინახება.',
        },
        {
          en: 'Logs, kept for 30 days: those of our software name an account by its identifier alone when something fails; access logs, where they are switched on, record which account or IP address asked for what and when.',
          ka: 'ჟურნალები 30 დღე ინახება: პროგრამების ჟურნალში შეცდომისას მხოლოდ ანგარიშის იდენტიფიკატორი იწერება, წვდომის ჟურნალში კი, სადაც ის ჩართულია,\u00a0– რომელმა ანგარიშმა ან IP-მისამართმა რა მოითხოვა და როდის.',
        },
        {
          en: 'After a deletion: the identifier of the account and the time are kept for about two hours, so that nothing new is created for it. Google keeps deleted pictures recoverable for seven days, the IP addresses of sign-ins for a few weeks, and removes everything from its backups within 180 days.',
          ka: 'წაშლის შემდეგ: ანგარიშის იდენტიფიკატორი და წაშლის დრო დაახლოებით ორ საათს ინახება, რათა მისთვის ხელახლა არაფერი შეიქმნას. Google წაშლილი სურათების აღდგენის შესაძლებლობას შვიდი დღე ინარჩუნებს, შესვლის IP-მისამართებს\u00a0– რამდენიმე კვირა, სარეზერვო ასლებიდან კი ყველაფერს 180 დღეში შლის.',
        },
      ],
    },
    { kind: 'heading', id: 'rights', text: { en: 'Your rights', ka: 'თქვენი უფლებები' } },
    {
      en: 'You may see your data, have them corrected, have them deleted, receive a copy, restrict or object to their use, and withdraw a consent. Most of this you can do yourself: your [profile page](/profile) has a download of your data and the deletion of your account, and the [guide profile](/guide-profile) can be corrected or hidden. For everything else, an email to us is enough; we answer within ten working days.',
      ka: 'გაქვთ უფლება, გაეცნოთ თქვენს მონაცემებს, მოითხოვოთ მათი გასწორება, წაშლა, დაბლოკვა ან დამუშავების შეწყვეტა, მიიღოთ მათი ასლი და გამოიხმოთ თანხმობა. ამის უმეტესობა თავადაც შეგიძლიათ: [პროფილის გვერდიდან](/profile) ჩამოტვირთავთ მონაცემებს და წაშლით ანგარიშს, [გამყოლის პროფილს](/guide-profile) კი გაასწორებთ ან დამალავთ. დანარჩენისთვის საკმარისია, ელფოსტით მოგვწეროთ; გიპასუხებთ ათი სამუშაო დღის ვადაში.',
    },
    {
      en: 'If you think that we handle your data wrongly, you may complain to the supervisory authority of Georgia, which is the State Audit Office, to that of your country, or to a court.',
      ka: 'თუ მიგაჩნიათ, რომ მონაცემებს არასწორად ვამუშავებთ, შეგიძლიათ, საჩივრით მიმართოთ საქართველოს საზედამხედველო ორგანოს, სახელმწიფო აუდიტის სამსახურს, თქვენი ქვეყნის საზედამხედველო ორგანოს ან სასამართლოს.',
    },
    {
      kind: 'heading',
      id: 'cookies',
      text: { en: 'Cookies and local storage', ka: 'ქუქი-ფაილები და ლოკალური საცავი' },
    },
    {
      en: 'This website sets no cookies for its visitors and uses no analytics. Your browser keeps a few things on your own device:',
      ka: 'ეს ვებსაიტი სტუმრისთვის ქუქი-ფაილებს არ ქმნის და ვიზიტებს არ აანალიზებს. ბრაუზერი თქვენსავე მოწყობილობაზე ინახავს რამდენიმე რამეს:',
    },
    {
      kind: 'list',
      items: [
        {
          en: 'the chosen language and colour scheme, light or dark;',
          ka: 'არჩეულ ენასა და ფერთა სქემას, ღიას ან მუქს;',
        },
        {
          en: 'after you sign in, until you sign out: the session, your name, email address, picture and role for the menu, and, if you are a guide, whether the association is waiting for something from you;',
          ka: 'შესვლიდან გასვლამდე: სესიას, მენიუსთვის სახელს, ელფოსტის მისამართს, სურათსა და როლს და, თუ გამყოლი ხართ, იმას, ელოდება თუ არა ასოციაცია თქვენგან რამეს;',
        },
        {
          en: 'on the pages for members: a proof that calls come from this site (App Check), renewed about every hour, the days on which Google’s programs were used, and, while a sign-in is under way, its state;',
          ka: 'წევრების გვერდებზე: დასტურს, რომ მიმართვები ამ საიტიდან მოდის (ახლდება დაახლოებით საათში ერთხელ), დღეებს, როდესაც Google-ის პროგრამები გამოიყენებოდა, და შესვლის მდგომარეობას, სანამ ის მიმდინარეობს;',
        },
        {
          en: 'until you close the tab: your last search of the directory, a message that the next page shows, and what you have typed into a message or an application, unless it has been sent from this tab before;',
          ka: 'ჩანართის დახურვამდე: კატალოგში ბოლო ძიებას, შემდეგ გვერდზე საჩვენებელ შეტყობინებას და შეტყობინებაში ან განაცხადში აკრეფილ ტექსტს, თუ ის იმავე ჩანართიდან მანამდე არ გაიგზავნა;',
        },
        {
          en: 'copies of the public pages you have opened, for use without a connection: the latest 100, shown for 30 days at most;',
          ka: 'თქვენ მიერ გახსნილი საჯარო გვერდების ასლებს ინტერნეტის გარეშე სანახავად: ბოლო 100 გვერდს, 30 დღემდე ვადით;',
        },
        {
          en: 'if you ask for it, your member card, until you remove it, sign out or are no longer a member;',
          ka: 'თქვენი მოთხოვნით, წევრის ბარათს, სანამ წაშლით, გახვალთ ან წევრი აღარ იქნებით;',
        },
        {
          en: 'drafts of the guide profile form and of an answer to the association, until you save, send or discard them, sign out or delete the account.',
          ka: 'გამყოლის პროფილის ფორმისა და ასოციაციისთვის გასაგზავნი პასუხის მონახაზს, სანამ შეინახავთ, გაგზავნით ან გააუქმებთ, გახვალთ ან ანგარიშს წაშლით.',
        },
      ],
    },
    {
      en: 'You can remove all of it in your browser settings. The cookies in Google’s window for signing in are Google’s. On the pages for members alone, Google reCAPTCHA may check that calls to the server come from this site and not from a robot; it sees your IP address and technical data of your browser and may keep an identifier there.',
      ka: 'ყველაფრის წაშლა ბრაუზერის პარამეტრებიდან შეგიძლიათ. შესვლისას გახსნილ ფანჯარაში ქუქი-ფაილებს Google იყენებს. მხოლოდ წევრების გვერდებზე Google reCAPTCHA შეიძლება ამოწმებდეს, სერვერს ეს საიტი მიმართავს თუ რობოტი; ის ხედავს IP-მისამართსა და ბრაუზერის ტექნიკურ მონაცემებს; მან ბრაუზერში შეიძლება იდენტიფიკატორიც შეინახოს.',
    },
    { kind: 'heading', id: 'age', text: { en: 'Age', ka: 'ასაკი' } },
    {
      en: 'Guide profiles are for adults, aged 18 or over.',
      ka: 'გამყოლის პროფილი მხოლოდ სრულწლოვნებისთვისაა, 18 წლიდან.',
    },
    { kind: 'heading', id: 'changes', text: { en: 'Changes', ka: 'ცვლილებები' } },
    {
      en: 'The text in force is always on this page; a change that concerns your rights is announced beforehand in the [news](/news).',
      ka: 'მოქმედი ტექსტი ყოველთვის ამ გვერდზეა; თუ ცვლილება თქვენს უფლებებს ეხება, წინასწარ გამოვაცხადებთ [სიახლეებში](/news).',
    },
  ],
  summary: {
    en: 'Which personal data this website handles and why, where they are kept, what is public, what your browser stores, and how to see, correct or delete them.',
    ka: 'რომელ პერსონალურ მონაცემებს ამუშავებს ვებსაიტი და რატომ, სად ინახება ისინი, რა არის საჯარო და როგორ მოითხოვოთ მათი ნახვა, გასწორება ან წაშლა.',
  },
  toConfirm: ['body'],
  toSupply:
    'Legal name, registration number and address of the controller; review by a lawyer, above all of the supervisory authority, of the rights, of the age under which a parent or guardian applies to the school, and of whether the English text may bind Georgian members.',
};
